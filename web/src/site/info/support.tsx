import { IfSaid, mailLink, said } from '../contact/company-words.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import { supportWithinHours as within } from '../pricing/plan-features.ts'
import { InfoPage } from './info-page.tsx'
import { Table } from './table.tsx'

const sections = [
  {
    id: 'reach',
    title: 'Contact us',
    body: (
      <>
        <ul>
          <IfSaid word="email">
            <li>By email: {mailLink}. Email replies come within 24 hours.</li>
          </IfSaid>
          <IfSaid word="phone">
            <li>
              By phone: <a href={`tel:${said('dialled')}`}>{said('phone')}</a>
            </li>
          </IfSaid>
          <IfSaid word="whatsApp">
            <li>
              By WhatsApp: <ContactLink request="support">write a message</ContactLink>
            </li>
          </IfSaid>
          <li>In your school: every administrator sees under Settings how to reach us.</li>
        </ul>
        <p>
          <b>Hours: Mon-Fri 8AM-6PM WAT.</b>
        </p>
      </>
    ),
  },
  {
    id: 'times',
    title: 'How soon we reply',
    body: (
      <Table
        caption="Response times by plan"
        head={['Plan', 'First reply within', 'How']}
        rows={[
          ['Starter', `${within.starter} h`, 'Email support'],
          ['Professional', `${within.professional} h`, 'Priority support'],
          ['Enterprise', `${within.enterprise} h`, '24/7 support'],
        ]}
      />
    ),
  },
  {
    id: 'say',
    title: 'What helps us help you',
    body: (
      <ul>
        <li>The name of your school and your role in it.</li>
        <li>What you did, what you saw, and what you expected. The sentence on the screen, word for word.</li>
        <li>The time, and whether one device or all of them had it.</li>
        <li>Never a password. We do not ask for one.</li>
      </ul>
    ),
  },
  {
    id: 'now',
    title: 'An exam is running and something is wrong',
    body: (
      <>
        <p>First: no answer is lost. Then, in this order:</p>
        <ol>
          <li>Leave the candidate’s page open, even when it says there is no network. It keeps every answer.</li>
          <li>
            Look at <a href="/status">Status</a>: does the server answer from your hall?
          </li>
          <li>If only one device is stuck, let the candidate sign in on another. The paper opens where it was left.</li>
          <li>Call us.</li>
        </ol>
        <p>
          Common questions are answered in the <a href="/help-center">Help Center</a>.
        </p>
      </>
    ),
  },
]

export function Support() {
  return (
    <InfoPage
      title="Support"
      lead="People who know the product and the school day, in your time zone."
      sections={sections}
    />
  )
}
