import type { CustomerTable } from '../account/customer-table';
import type { RegistrationLimit } from '../account/registration-limit';
import type { TokenTable } from '../account/token-table';
import type { Catalogue } from '../catalogue/catalogue';
import type { FaultList } from '../controls/fault-list';
import type { BalancerTable } from '../balancers/balancer-table';
import type { Journal } from '../controls/journal';
import type { ServerTable } from '../servers/server-table';
import type { NoteTable } from './note-table';
import type { DatabaseTable } from '../databases/database-table';
import type { DedicatedTable } from '../dedicated/dedicated-table';
import type { ClusterTable } from '../kubernetes/cluster-table';
import type { TicketTable } from '../requests/ticket-table';

import type { BucketTable } from '../storages/bucket-table';
/** Everything the handlers and the panel work with. */
export interface Provider {
  catalogue: Catalogue;
  customers: CustomerTable;
  tokens: TokenTable;
  servers: ServerTable;
  notes: NoteTable;
  journal: Journal;
  databases: DatabaseTable;
  buckets: BucketTable;
  balancers: BalancerTable;
  clusters: ClusterTable;
  dedicatedServers: DedicatedTable;
  tickets: TicketTable;
  faults: FaultList;
  registrations: RegistrationLimit;
  /** What a new customer logs in with: a real provider would send a generated password by e-mail. */
  newCustomerPassword: string;
  /** How long a new server stays `installing`. */
  installSeconds: number;
  now(): Date;
}
