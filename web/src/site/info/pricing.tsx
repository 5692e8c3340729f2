import { supportWithinHours as within } from '../pricing/plan-features.ts'
import { Plans } from '../pricing/plans.tsx'
import { InfoPage } from './info-page.tsx'
import { Table } from './table.tsx'

const sections = [
  {
    id: 'side-by-side',
    title: 'Side by side',
    body: (
      <Table
        caption="The plans side by side"
        head={['What', 'Starter', 'Professional', 'Enterprise']}
        rows={[
          ['Price of a term', '₦50,000', '₦120,000', '₦250,000'],
          ['Students', 'up to 200', 'up to 800', 'unlimited'],
          ['Subjects', '5', 'all', 'all'],
          ['Analytics', 'basic', 'advanced', 'full suite'],
          ['Modes', 'online only', 'online and offline', 'all'],
          ['Support', 'by email', 'priority', '24/7'],
          ['Answer within', `${within.starter} h`, `${within.professional} h`, `${within.enterprise} h`],
          ['Custom branding', '–', 'included', 'included'],
          ['Custom integration', '–', '–', 'included'],
          ['Training', '–', '–', 'included'],
        ]}
      />
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    body: (
      <p>
        14 days on the plan you choose, no card needed. They are counted from the moment you sign up. Nothing can be
        charged when they end: we have asked for no card.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changing a plan',
    body: (
      <>
        <p>
          <b>A plan change takes effect at the next billing cycle.</b> Until then you keep what you have paid for.
        </p>
        <p>
          What you have is never taken away by a smaller plan: students and subjects beyond its limit stay, only new
          ones wait.
        </p>
      </>
    ),
  },
  {
    id: 'counted',
    title: 'What is counted',
    body: (
      <p>
        Students and subjects. Teachers, exams, questions and sittings are not counted, on any plan. Prices are in naira
        and for one term.
      </p>
    ),
  },
]

export function Pricing() {
  return (
    <InfoPage
      title="Plans and prices"
      lead="Three plans, priced by the term. Every one of them begins with a 14-day free trial, no card needed."
      top={<Plans headingLevel={2} />}
      sections={sections}
    />
  )
}
