import { brand } from '../../platform/brand.ts'
import { IfSaid } from '../contact/company-words.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import { InfoPage } from './info-page.tsx'

const sections = [
  {
    id: 'rest',
    title: 'Every call is open as REST',
    body: (
      <>
        <p>
          The screens and your own programs use the same calls, with the same rules and the same refusals. This server
          describes them itself. Keys for programs are coming with Enterprise; until then a program signs in as a
          person.
        </p>
        <ul>
          <li>
            <a href="/api">The API reference</a>
          </li>
          <li>
            <a href="/api/openapi.json">The same as an OpenAPI document</a>, from which most languages make a client
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'first-call',
    title: 'A first call',
    body: (
      <>
        <p>
          Sign in and keep the cookie; it is your session. Calls that change something need an <code>Origin</code>{' '}
          header that matches the host.
        </p>
        <pre>
          <code>
            {[
              'curl -c session -H "Origin: https://HOST" \\',
              '  --json \'{"email":"YOUR EMAIL","password":"YOUR PASSWORD"}\' \\',
              '  https://HOST/api/sign-in',
              'curl -b session https://HOST/api/me',
            ].join('\n')}
          </code>
        </pre>
        <p>A program signs in as a person and can do what that person can do, in that person’s school only.</p>
        <p>
          The answer says by its <code>kind</code> whether you are signed in. With two-factor sign-in it is{' '}
          <code>second_factor</code>: send the code to <code>/api/sign-in/code</code> within five minutes.
        </p>
      </>
    ),
  },
  {
    id: 'paper',
    title: 'On paper',
    body: (
      <p>
        Sign-in slips for students and teachers print from the browser, one at a time or all the ones you have just made
        together, ready to cut. Slips of students print class by class, each with a QR code that opens the sign-in page
        with school and student ID filled in, and a list to sign.
      </p>
    ),
  },
  {
    id: 'hall',
    title: 'Your own hall, your own server',
    body: (
      <p>
        {brand.name} runs on one computer in the hall, over plain HTTP and without internet; the candidates’ devices
        need only a browser. It can use its own database or your own PostgreSQL 15 or newer, and email is sent through
        the SMTP server you name.
      </p>
    ),
  },
  {
    id: 'devices',
    title: 'Devices and browsers',
    body: (
      <p>
        Chrome and Edge 109, Firefox 115, Safari 15.6, and everything newer, on tablets, laptops and phones from 360
        pixels wide. Nothing is installed.
      </p>
    ),
  },
  {
    id: 'custom',
    title: 'Something else',
    body: (
      <p>
        Custom integration is part of the <a href="/pricing">Enterprise plan</a>.
        <IfSaid word="reach">
          {' '}
          <ContactLink request="quote">Tell us what you need</ContactLink>.
        </IfSaid>
      </p>
    ),
  },
]

export function Integrations() {
  return (
    <InfoPage
      title="Integrations"
      lead="What you can connect, and how. What is still to come says so."
      sections={sections}
    />
  )
}
