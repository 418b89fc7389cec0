import type { CustomerTable } from '../account/customer-table';
import type { Outbox } from '../account/outbox';
import type { RegistrationLimit } from '../account/registration-limit';
import type { RegistrationRepeats } from '../account/registration-repeats';
import type { SmsCodes } from '../account/sms-codes';
import type { TokenTable } from '../account/token-table';
import type { Catalogue } from '../catalogue/catalogue';
import type { CatalogueChanges } from '../catalogue/catalogue-changes';
import type { FaultList } from '../controls/fault-list';
import type { Journal } from '../controls/journal';
import type { Tables } from '../products/stock';
import type { LeadTable } from '../requests/lead-table';
import type { TicketTable } from '../requests/ticket-table';
import type { NoteTable } from './note-table';

/** Everything the handlers and the panel work with. */
export interface Provider {
  catalogue: Catalogue;
  /** What tests have changed of the catalogue. */
  catalogueChanges: CatalogueChanges;
  customers: CustomerTable;
  tokens: TokenTable;
  /** What has been ordered, product by product. */
  tables: Tables;
  tickets: TicketTable;
  notes: NoteTable;
  leads: LeadTable;
  journal: Journal;
  faults: FaultList;
  registrations: RegistrationLimit;
  repeats: RegistrationRepeats;
  /** E-mails and SMS to customers. */
  outbox: Outbox;
  codes: SmsCodes;
  /** What a new customer logs in with: a real provider would send a generated password by e-mail. */
  newCustomerPassword: string;
  /** How long a new server stays `installing`. */
  installSeconds: number;
  now(): Date;
}
