import { customerTable } from './account/customer-table';
import { ensureDemoCustomers } from './account/demo-customers';
import { outbox } from './account/outbox';
import { registrationLimit } from './account/registration-limit';
import { registrationRepeats } from './account/registration-repeats';
import { smsCodes } from './account/sms-codes';
import { tokenTable } from './account/token-table';
import { catalogueChanges } from './catalogue/catalogue-changes';
import { loadCatalogue } from './catalogue/load-catalogue';
import { faultList } from './controls/fault-list';
import { journal } from './controls/journal';
import { demoSettings } from './demo-settings';
import { type AppOptions, buildApp } from './http/build-app';
import { drained } from './http/drained';
import { openTables } from './products/stock';
import { noteTable } from './provider/note-table';
import type { Provider } from './provider/provider';
import { leadTable } from './requests/lead-table';
import { ticketTable } from './requests/ticket-table';
import { openDatabase, type Store } from './store/open-database';

export interface SandboxOptions extends Partial<AppOptions> {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** SQLite file, made with its folder when missing; `:memory:` keeps nothing. */
  databaseFile: string;
  /** Password of the demo customers, and of everybody who registers. */
  demoPassword?: string;
  installSeconds?: number;
  registrationsPerMinute?: number;
  /** The clock that tokens, limits and installations go by. */
  now?: () => Date;
}

export interface Sandbox {
  /** Without a slash at the end: the provider API. The landing service is at `/landing-api`, the panel at `/panel`. */
  url: string;
  port: number;
  /** Closes the database, and drops the connections that are still open: at once, or after so many milliseconds in which whoever has asked is answered. */
  close(options?: { patienceMs?: number }): Promise<void>;
}

/** Starts a provider: provider API, landing service and panel on one port. Rejects when the port is taken or the database cannot be used. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', port } = options;
  const store = openDatabase(options.databaseFile);
  try {
    const provider = assemble(store, options);
    await ensureDemoCustomers(provider.customers, provider.newCustomerPassword, provider.now());
    const app = buildApp(provider, {
      logLevel: options.logLevel ?? 'silent',
      controls: options.controls ?? true,
    });
    const url = await app.listen({ host, port });
    return {
      url,
      port: Number(new URL(url).port),
      async close({ patienceMs = 0 } = {}) {
        if (patienceMs > 0) await drained(app.server, patienceMs);
        await app.close();
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

function assemble(store: Store, options: SandboxOptions): Provider {
  const now = options.now ?? (() => new Date());
  const changes = catalogueChanges(loadCatalogue(store));
  return {
    catalogue: changes.catalogue,
    catalogueChanges: changes,
    customers: customerTable(store),
    tokens: tokenTable(store, now),
    tables: openTables(store),
    tickets: ticketTable(store),
    notes: noteTable(store),
    leads: leadTable(store),
    journal: journal(store),
    faults: faultList(),
    registrations: registrationLimit(
      options.registrationsPerMinute ?? demoSettings.registrationsPerMinute,
      now,
    ),
    repeats: registrationRepeats(now),
    outbox: outbox(now),
    codes: smsCodes(now),
    newCustomerPassword: options.demoPassword ?? demoSettings.demoPassword,
    installSeconds: options.installSeconds ?? demoSettings.installSeconds,
    now,
  };
}
