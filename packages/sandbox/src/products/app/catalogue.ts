import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type AppCatalogue = ReturnType<typeof parseApps>;

/** What is sold of apps. */
export function parseApps(rowsOf: RowsOf) {
  const { backend_presets, frontend_presets } = parseRows('listAppPresets', {
    backend_presets: rowsOf('apps_backend_presets'),
    frontend_presets: rowsOf('apps_frontend_presets'),
  });
  const { backend_frameworks, frontend_frameworks } = parseRows('listAppFrameworks', {
    backend_frameworks: rowsOf('apps_backend_frameworks'),
    frontend_frameworks: rowsOf('apps_frontend_frameworks'),
  });
  return {
    appPresets: { backend_presets, frontend_presets },
    appFrameworks: { backend_frameworks, frontend_frameworks },
  };
}
