"""`footfall report`: gait measures of a simulation or a clip, and the HTML page that shows them."""
