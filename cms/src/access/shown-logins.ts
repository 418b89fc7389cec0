/** How somebody gets into the panel, as the panel shows it to them. Moments are ISO 8601. */
export interface OwnLogins {
  /** Whether they may go on without a second factor. */
  isRequired: boolean;
  factor: { since: string; recoveryCodes: number } | null;
  sessions: ShownSession[];
}

export interface ShownSession {
  name: string;
  openedAt: string;
  lastUsedAt: string;
  /** 'Chrome, Linux'; empty when the browser did not say. */
  browser: string;
  address: string;
  isOwn: boolean;
}

/** What the app is to be given, and what comes back with the code that proves it. */
export interface OfferedFactor {
  secret: string;
  uri: string;
  sealed: string;
}

/** Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** One of the staff, to whoever looks after accounts. */
export interface StaffLogin {
  id: number;
  name: string;
  email: string;
  isActive: boolean;
  roles: string[];
  factorSince: string | null;
  sessions: number;
}
