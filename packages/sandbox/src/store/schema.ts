/** Raised with every change of the tables below: an older file is refused in words instead of failing in the middle of an order. */
export const SCHEMA_VERSION = 3;

/** Every table of the sandbox. Times are ISO 8601 in UTC, memory and disk in MB, prices in roubles a month. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS catalogue (
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, position)
);
CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  full_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  is_demo INTEGER NOT NULL,
  created_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS servers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  availability_zone TEXT NOT NULL,
  preset_id INTEGER,
  configurator_id INTEGER,
  software_id INTEGER,
  cpu INTEGER NOT NULL,
  cpu_frequency TEXT NOT NULL,
  ram INTEGER NOT NULL,
  disk INTEGER NOT NULL,
  disk_type TEXT NOT NULL,
  bandwidth INTEGER NOT NULL,
  os_id INTEGER NOT NULL,
  os_name TEXT NOT NULL,
  os_version TEXT NOT NULL,
  has_public_ip INTEGER NOT NULL,
  price INTEGER NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS servers_of_customer ON servers (customer_id);
CREATE TABLE IF NOT EXISTS databases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  type TEXT NOT NULL,
  preset_id INTEGER NOT NULL,
  cpu INTEGER NOT NULL,
  cpu_frequency TEXT NOT NULL,
  ram INTEGER NOT NULL,
  disk INTEGER NOT NULL,
  admin_password TEXT NOT NULL,
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS databases_of_customer ON databases (customer_id);
CREATE TABLE IF NOT EXISTS buckets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  type TEXT NOT NULL,
  storage_class TEXT NOT NULL,
  preset_id INTEGER,
  configurator_id INTEGER,
  disk INTEGER NOT NULL,
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS buckets_of_customer ON buckets (customer_id);
CREATE TABLE IF NOT EXISTS balancers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  preset_id INTEGER NOT NULL,
  bandwidth INTEGER NOT NULL,
  replica_count INTEGER NOT NULL,
  settings TEXT NOT NULL,
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS balancers_of_customer ON balancers (customer_id);
CREATE TABLE IF NOT EXISTS clusters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  availability_zone TEXT NOT NULL,
  k8s_version TEXT NOT NULL,
  network_driver TEXT NOT NULL,
  ingress INTEGER NOT NULL,
  preset_id INTEGER,
  configurator_id INTEGER,
  master_nodes_count INTEGER NOT NULL,
  cpu INTEGER NOT NULL,
  ram INTEGER NOT NULL,
  disk INTEGER NOT NULL,
  worker_groups TEXT NOT NULL,
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS clusters_of_customer ON clusters (customer_id);
CREATE TABLE IF NOT EXISTS dedicated_servers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  preset_id INTEGER,
  plan_id INTEGER,
  cpu_description TEXT NOT NULL,
  ram_description TEXT NOT NULL,
  hdd_description TEXT NOT NULL,
  raid_description TEXT,
  os_id INTEGER,
  cp_id INTEGER,
  bandwidth_id INTEGER,
  network_drive_id INTEGER,
  additional_ip_addr_id INTEGER,
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS dedicated_servers_of_customer ON dedicated_servers (customer_id);
CREATE TABLE IF NOT EXISTS tickets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  title TEXT NOT NULL,
  message TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  once TEXT UNIQUE,
  kind TEXT NOT NULL,
  at TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  at TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  service TEXT NOT NULL,
  endpoint TEXT,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  query TEXT NOT NULL,
  body TEXT NOT NULL DEFAULT 'null',
  forward TEXT NOT NULL DEFAULT 'null',
  status INTEGER,
  fault TEXT,
  request_id TEXT
);
`;
