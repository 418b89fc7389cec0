import { type Wakes, wakes } from '~/documents/wakes';
import { ClusterForm } from '~/features/cluster/cluster-form';

export const islands: Wakes<'cluster'> = { 'cluster-form': wakes(ClusterForm) };
