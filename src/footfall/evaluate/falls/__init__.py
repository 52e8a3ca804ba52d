"""Why a trial fell: traces of the last seconds, signs in them, the likeliest cause and advice."""
