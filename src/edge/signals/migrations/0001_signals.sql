-- Counts of requests, not of readers. A day is in UTC: 2026-11-23.
CREATE TABLE signals (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, subject, detail)
) WITHOUT ROWID;
