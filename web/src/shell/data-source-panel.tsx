/** The specification's switch between demo and database: it exists, is disabled and renders nothing. */
export function DataSourcePanel() {
  return null
}
