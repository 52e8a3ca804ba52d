"""Files of the studio: the skill library, the skill editor, exported motion, uploaded clips."""
