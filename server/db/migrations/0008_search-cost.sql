-- About what one call costs (35 µs), so that no plan reads a whole table of names instead of the index, also before the
-- planner knows how many they are: the embedded engine counts its rows only at night. Not more, or else PostgreSQL
-- would compile plans for two letters before it runs them.
ALTER FUNCTION search_terms(text, text) COST 1000;
