import { hashOf } from './chance';

/** What a cover shows. Each stands for a part of hosting. */
export const COVER_FAMILIES = [
  'prompt',
  'waves',
  'stacks',
  'graph',
  'rings',
  'windows',
  'racks',
  'pulse',
] as const;

export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** Names that topics of a knowledge base usually have in their addresses. */
const TOPICS: Record<CoverFamily, string> = {
  prompt: 'linux ubuntu debian centos shell bash ssh terminal commands administration windows-server git',
  waves: 'web nginx apache sites websites hosting http cdn web-servers requests',
  stacks: 'databases database postgresql mysql redis mongodb clickhouse storage s3 backups disks',
  graph: 'network networks dns domains vpn api balancers load-balancers routing ip kafka',
  rings: 'security ssl tls certificates access firewall ddos authentication encryption',
  windows: 'apps cms wordpress development programming php python javascript panels mail ai',
  racks: 'cloud servers vds vps dedicated docker kubernetes containers devops virtualization infrastructure',
  pulse: 'monitoring performance optimization analytics metrics logs testing scaling',
};

/**
 * The family of a topic's covers, by the topic's path, such as `linux/access`: the nearest known name in it decides. An
 * unknown topic has a family too, always the same.
 */
export function coverFamily(topic: string): CoverFamily {
  const names = topic.toLowerCase().split('/').reverse();
  const known = names.flatMap((name) =>
    COVER_FAMILIES.filter((family) => TOPICS[family].split(' ').includes(name)),
  );
  return known[0] ?? COVER_FAMILIES[hashOf(topic) % COVER_FAMILIES.length] ?? 'prompt';
}
