import type { Config } from '../platform/config.ts'

/** The address of a school as it is stored and shown: its subdomain below the product's own host. */
export function websiteOf({ publicUrl }: Pick<Config, 'publicUrl'>, subdomain: string): string {
  return `${subdomain}.${new URL(publicUrl).hostname}`
}
