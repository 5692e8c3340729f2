import { IfSaid } from '../contact/company-words.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import { InfoPage } from './info-page.tsx'
import { Table } from './table.tsx'

const sections = [
  {
    id: 'before',
    title: 'The day before',
    body: (
      <ul>
        <li>
          One person signs the school up and adds the subjects (<a href="/documentation">Documentation</a>, steps 1 and
          2).
        </li>
        <li>That person adds each colleague as a teacher and prints or emails the first sign-in.</li>
        <li>Have one device for two people, the hall’s own network, and ten old questions of each subject on paper.</li>
      </ul>
    ),
  },
  {
    id: 'plan',
    title: 'The plan',
    body: (
      <Table
        caption="Half a day, hour by hour"
        head={['When', 'What', 'Who leads']}
        rows={[
          ['8:30', 'Everybody signs in and finds their subject', 'Administrator'],
          ['8:50', 'Write three questions each, one with mathematics in it', 'A teacher'],
          ['9:30', 'Set a paper of ten from the shared bank, preview it, publish it', 'A teacher'],
          ['10:00', 'Break', ''],
          ['10:20', 'Take the exam: half the room as candidates with slips, half as invigilators', 'All'],
          ['10:50', 'Pull the plug: switch the router off for five minutes in the middle', 'ICT'],
          ['11:10', 'Read the results together; release them', 'A teacher'],
          ['11:30', 'Write down who does what on the day of the first real test', 'Administrator'],
        ]}
      />
    ),
  },
  {
    id: 'drills',
    title: 'Three drills worth doing',
    body: (
      <>
        <h3>The network goes down</h3>
        <p>
          Switch the router off. The page says the answers are saved on this computer. Keep answering. Switch it on
          again and watch them go to the server.
        </p>
        <h3>A computer goes off</h3>
        <p>Close a candidate’s browser in the middle. Sign in on another device: the paper opens where it was left.</p>
        <h3>A slip is lost</h3>
        <p>Issue a new slip for the student. The old password stops working, the new one works at once.</p>
      </>
    ),
  },
  {
    id: 'after',
    title: 'The week after',
    body: <p>Begin with one short test that counts for little, in one class. Then the arm, then the year.</p>,
  },
  {
    id: 'us',
    title: 'Training with us',
    body: (
      <p>
        Training at your school is included in the <a href="/pricing">Enterprise plan</a>.
        <IfSaid word="reach">
          {' '}
          <ContactLink request="quote">Ask for it on any other plan</ContactLink>.
        </IfSaid>
      </p>
    ),
  },
]

export function Training() {
  return (
    <InfoPage
      title="Training in half a day"
      lead="A plan a school can run on its own, with its own staff, in one morning."
      sections={sections}
    />
  )
}
