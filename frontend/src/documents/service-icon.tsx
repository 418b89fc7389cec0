import {
  AppWindow,
  Archive,
  Box,
  BrainCircuit,
  BriefcaseBusiness,
  CloudCog,
  CloudUpload,
  Database,
  Gpu,
  HardDrive,
  type LucideIcon,
  Mail,
  MonitorCloud,
  Server,
  ShieldCheck,
  ShipWheel,
  Split,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon | undefined> = {
  'cloud-servers': Server,
  databases: Database,
  s3: Archive,
  'load-balancers': Split,
  kubernetes: ShipWheel,
  'dedicated-servers': HardDrive,
  apps: AppWindow,
  'ai-servers': BrainCircuit,
  gpu: Gpu,
  reservedcloud: CloudCog,
  mail: Mail,
  'for-business': BriefcaseBusiness,
  daas: MonitorCloud,
  '152fz': ShieldCheck,
  'cloud-migration': CloudUpload,
};

/** The sign of a service or a solution. One that an editor has added since wears a box. */
export function ServiceIcon({
  slug,
  size = 20,
  className,
}: {
  slug: string;
  size?: number;
  className?: string;
}) {
  const Icon = ICONS[slug] ?? Box;
  return <Icon aria-hidden="true" size={size} strokeWidth={size > 40 ? 1.25 : 1.75} className={className} />;
}
