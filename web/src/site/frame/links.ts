type Link = { to: string; label: string }

/** Where the bar leads on a wide screen. */
export const barLinks: readonly Link[] = [
  { to: '/#features', label: 'Features' },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/#testimonials', label: 'Testimonials' },
  { to: '/about', label: 'About' },
  { to: '/#contact', label: 'Contact' },
]

export const productLinks: readonly Link[] = [
  { to: '/#features', label: 'Features' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/security', label: 'Security' },
  { to: '/integrations', label: 'Integrations' },
  { to: '/about', label: 'About' },
]

export const supportLinks: readonly Link[] = [
  { to: '/support', label: 'Support' },
  { to: '/documentation', label: 'Documentation' },
  { to: '/training', label: 'Training' },
  { to: '/help-center', label: 'Help Center' },
  { to: '/status', label: 'Status' },
]

/** The two columns of the mobile menu: what the bar and the foot of a wide screen have. */
export const menuLinks: readonly (readonly Link[])[] = [
  [...barLinks, { to: '/security', label: 'Security' }],
  [...supportLinks, { to: '/integrations', label: 'Integrations' }],
]
