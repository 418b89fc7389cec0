-- Accounts of least right in a database that site and CMS share: psql -v cms=… -v cms_password=… -v orders=… -v orders_password=…
-- Run by the owner of the database; it may run again at any time, and gives what an earlier version has made to its new owners.
\set ON_ERROR_STOP on
BEGIN;
SELECT pg_advisory_xact_lock(hashtext('vitrina_accounts'));

SELECT format('CREATE ROLE %I', name) FROM unnest(ARRAY[:'cms', :'orders']) AS name
  WHERE NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = name) \gexec
SELECT format('ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L', name, password)
  FROM (VALUES (:'cms', :'cms_password'), (:'orders', :'orders_password')) AS accounts (name, password) \gexec

-- Nobody else may even connect.
SELECT format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database()) \gexec
SELECT format('GRANT CONNECT, TEMPORARY ON DATABASE %I TO %I', current_database(), name)
  FROM unnest(ARRAY[:'cms', :'orders']) AS name \gexec

-- The CMS makes and changes tables of its own, in one schema.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO :"cms";
SELECT format('ALTER TABLE public.%I OWNER TO %I', tablename, :'cms') FROM pg_tables
  WHERE schemaname = 'public' AND tableowner <> :'cms' \gexec
-- Those that belong to no column follow no table.
SELECT format('ALTER SEQUENCE public.%I OWNER TO %I', sequencename, :'cms') FROM pg_sequences
  WHERE schemaname = 'public' AND sequenceowner <> :'cms' \gexec

-- The site keeps notes of orders in another, and sees nothing of the content.
SELECT 'CREATE SCHEMA vitrina_site' WHERE to_regnamespace('vitrina_site') IS NULL \gexec
ALTER SCHEMA vitrina_site OWNER TO :"orders";
SELECT format('ALTER TABLE vitrina_site.%I OWNER TO %I', tablename, :'orders') FROM pg_tables
  WHERE schemaname = 'vitrina_site' AND tableowner <> :'orders' \gexec
COMMIT;
