"""`footfall report`: gait measures of a simulation or a clip, and the page that shows them."""
