import { modesOf, supportWithinHours as within } from '../pricing/plan-features.ts'
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
          ['Price per term', '₦50,000', '₦120,000', '₦250,000'],
          ['Students', 'up to 200', 'up to 800', 'unlimited'],
          ['Subjects', '5', 'all', 'all'],
          ['Analytics', 'basic', 'advanced', 'full suite'],
          ['Modes', modesOf.starter, modesOf.professional, modesOf.enterprise],
          ['Support', 'by email', 'priority', '24/7'],
          ['Reply within', `${within.starter} h`, `${within.professional} h`, `${within.enterprise} h`],
          ['Custom branding', '–', 'included', 'included'],
          ['Custom integration', '–', '–', 'included'],
          ['Training', '–', '–', 'included'],
        ]}
      />
    ),
  },
  {
    id: 'analytics',
    title: 'What the analytics are',
    body: (
      <>
        <p>
          <b>Basic:</b> cards, bars and grades on the screen, and reports of performance and grades.
        </p>
        <p>
          <b>Advanced:</b> those, item statistics of every exam, and all reports: attendance, analytics, class
          performance, merit lists and report cards.
        </p>
        <p>
          <b>Full suite:</b> those, and the REST API for your own programs. Keys that programs sign in with are coming;
          until then a program signs in as a person.
        </p>
        <p>
          Custom branding is your school’s logo and colour on its sign-in page, its screens, emails and report cards.
          During the free trial every plan has everything.
        </p>
      </>
    ),
  },
  {
    id: 'modes',
    title: 'What online and offline mean',
    body: (
      <>
        <p>
          <b>Online:</b> an exam that has begun continues when the network is gone. Answers stay on the device and are
          sent when it is back. Every plan has this.
        </p>
        <p>
          <b>Offline:</b> students also get their device ready, up to a week before. The paper is then on it, locked:
          with a network starting takes a moment and almost no data, and without one the hall code opens it. This needs
          an address that begins with https.
        </p>
        <p>
          Where the server is in your hall, no plan needs the internet. At an address that begins with http nobody gets
          ready before: the server is in the room.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    body: (
      <p>
        14 days on the plan you choose, no card needed. They count from the moment you sign up. Nothing can be charged
        when they end, because we do not ask for a card. After that, exams, results and sign-in continue; new students,
        teachers, subjects, questions and exams can be added once you have paid for a term.
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
          A smaller plan never takes away what you have: students and subjects beyond its limit stay, but you cannot add
          new ones.
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
      lead={
        'Three plans, priced by the term. Every one of them begins with a free trial of 14\u00a0days, no card needed.'
      }
      top={<Plans headingLevel={2} />}
      sections={sections}
    />
  )
}
