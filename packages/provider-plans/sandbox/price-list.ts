const plan = (
  slug: string,
  label: string,
  region: string,
  [vcpu, memory_gib, disk_gib, price_minor]: [number, number, number, number],
) => ({ slug, label, region, vcpu, ghz: 3, memory_gib, disk_gib, bandwidth_mbit: 200, price_minor });

/** What this provider sells: prices in kopecks a month. */
export const PLANS = [
  plan('m1', 'Micro 1', 'msk', [1, 1, 15, 35_000]),
  plan('m2', 'Micro 2', 'msk', [1, 2, 30, 55_000]),
  plan('s1', 'Small 1', 'msk', [2, 4, 60, 100_000]),
  plan('l1', 'Large 1', 'msk', [8, 16, 200, 410_000]),
  plan('m1-fra', 'Micro 1 FRA', 'fra', [1, 1, 15, 42_000]),
  plan('s1-fra', 'Small 1 FRA', 'fra', [2, 4, 60, 118_000]),
  plan('m1-sgp', 'Micro 1 SGP', 'sgp', [1, 1, 15, 60_000]),
];

export const IMAGES = [
  { slug: 'ubuntu-24-04', distribution: 'Ubuntu', release: '24.04', kind: 'linux' },
  { slug: 'debian-13', distribution: 'Debian', release: '13', kind: 'linux' },
  { slug: 'windows-2022', distribution: 'Windows Server', release: '2022', kind: 'windows' },
];
