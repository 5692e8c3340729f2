import { brand } from '../platform/brand.ts'
import { About } from './info/about.tsx'
import { Documentation } from './info/documentation.tsx'
import { HelpCenter } from './info/help-center.tsx'
import { Integrations } from './info/integrations.tsx'
import { NotFound } from './info/not-found.tsx'
import { Pricing } from './info/pricing.tsx'
import { Security } from './info/security.tsx'
import { Status } from './info/status.tsx'
import { Support } from './info/support.tsx'
import { Terms } from './info/terms.tsx'
import { Training } from './info/training.tsx'
import { Landing } from './landing/landing.tsx'
import type { SitePage } from './page.ts'

/** The public pages that are HTML when the build is done. The server learns their addresses from the built files. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    title: `${brand.name} · ${brand.promise}`,
    description:
      'Timed, auto-marked exams for Nigerian secondary schools, on tablets, laptops and phones, online and offline. 14 days free, no card needed.',
    Page: Landing,
  },
  {
    path: '/about',
    title: 'About',
    description: `What ${brand.name} does, for whom, and what it promises: nothing a candidate has answered is lost.`,
    Page: About,
  },
  {
    path: '/pricing',
    title: 'Plans and prices',
    description: 'Starter ₦50,000, Professional ₦120,000, Enterprise ₦250,000 a term. 14 days free, no card needed.',
    Page: Pricing,
  },
  {
    path: '/security',
    title: 'Security',
    description: 'How schools are kept apart by the database, how answers are kept safe and how an exam is kept fair.',
    Page: Security,
  },
  {
    path: '/integrations',
    title: 'Integrations',
    description: 'A REST API with an OpenAPI document, slips to print, and your own server in the hall.',
    Page: Integrations,
  },
  {
    path: '/support',
    title: 'Support',
    description: 'Email, phone and WhatsApp, Mon-Fri 8AM-6PM WAT. How soon we reply on each plan.',
    Page: Support,
  },
  {
    path: '/documentation',
    title: 'Documentation',
    description: 'Step by step from sign-up to marks. Your first test is ready in under 3 minutes.',
    Page: Documentation,
  },
  {
    path: '/training',
    title: 'Training',
    description: 'A half-day plan to train a school’s staff for computer-based tests, with three drills.',
    Page: Training,
  },
  {
    path: '/help-center',
    title: 'Help Center',
    description:
      'Questions and answers for students, teachers, school administrators and the person who runs the hall.',
    Page: HelpCenter,
  },
  {
    path: '/status',
    title: 'Status',
    description: 'Whether this server and its database are up at this moment, and our uptime target.',
    Page: Status,
  },
  {
    path: '/terms',
    title: 'Terms and conditions',
    description: `What a school and ${brand.name} owe each other, in plain words.`,
    Page: Terms,
  },
  {
    path: null,
    title: 'Page not found',
    description: `There is nothing at this address of ${brand.name}.`,
    isHidden: true,
    Page: NotFound,
  },
]
