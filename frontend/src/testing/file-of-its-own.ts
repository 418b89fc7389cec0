import { vi } from 'vitest';
import { newProcess } from './new-process';

// Files of tests share a process, which spares loading the site's libraries for each. What the file before has changed in it is put back.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
newProcess();
