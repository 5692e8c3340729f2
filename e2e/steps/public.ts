/** The static public pages, as the route table of the specification has them. */
export const informational = [
  '/about',
  '/pricing',
  '/security',
  '/integrations',
  '/support',
  '/documentation',
  '/training',
  '/help-center',
  '/status',
] as const

export const staticPages = ['/', ...informational, '/terms'] as const
