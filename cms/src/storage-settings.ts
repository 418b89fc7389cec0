/** Where the library's files are kept. */
export type StorageSettings = { kind: 'disk' } | ({ kind: 's3' } & ObjectStorageSettings);

export interface ObjectStorageSettings {
  /** Absent: the storage of AWS itself. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Stands before every name in the bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of an address instead of its host. */
  isPathStyle: boolean;
}

type Read = (name: string) => string | undefined;

const REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of the storage, or one sentence about what is wrong with them. */
export function storageSettings(read: Read): StorageSettings | { fault: string } {
  const kind = read('UPLOADS_STORAGE') ?? 'disk';
  if (kind === 'disk') return { kind };
  if (kind !== 's3') return { fault: `UPLOADS_STORAGE must be disk or s3, not ${kind}` };
  const missing = REQUIRED.filter((name) => read(name) === undefined);
  if (missing.length > 0) return { fault: `UPLOADS_STORAGE is s3, so set ${missing.join(', ')}` };
  const endpoint = read('S3_ENDPOINT');
  if (endpoint !== undefined && !URL.canParse(endpoint)) {
    return { fault: `S3_ENDPOINT must be an absolute address, not ${endpoint}` };
  }
  return {
    kind,
    endpoint,
    region: read('S3_REGION') ?? 'us-east-1',
    bucket: read('S3_BUCKET') ?? '',
    prefix: read('S3_PREFIX') ?? '',
    accessKeyId: read('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read('S3_SECRET_ACCESS_KEY') ?? '',
    isPathStyle: endpoint !== undefined,
  };
}
