import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type BalancerCatalogue = ReturnType<typeof parseBalancers>;

/** What is sold of load balancers. */
export function parseBalancers(rowsOf: RowsOf) {
  const { balancers_presets } = parseRows('listBalancerPresets', {
    balancers_presets: rowsOf('balancers_presets'),
  });
  return { balancerPresets: balancers_presets };
}
