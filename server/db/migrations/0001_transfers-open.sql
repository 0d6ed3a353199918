-- The transfer window is open until somebody closes it.
INSERT INTO "transfer_settings" ("id", "open") VALUES (1, true) ON CONFLICT DO NOTHING;
