import { InfoPage } from './info-page.tsx'

const sections = [
  {
    id: 'apart',
    title: 'Schools are kept apart by the database',
    body: (
      <>
        <p>
          Every row that belongs to a school begins with that school’s number, and PostgreSQL itself refuses every row
          of another: row-level security is forced, for our own program too. A mistake in a screen cannot show one
          school’s questions, students or results to another.
        </p>
        <p>We test it by trying to get in: with other schools' IDs and links, and with guessed addresses.</p>
      </>
    ),
  },
  {
    id: 'roles',
    title: 'Everyone sees only what is theirs',
    body: (
      <p>
        The server decides who may do what, on every call; a hidden button is not what protects it. Right answers are
        shown to no candidate while a sitting of that exam runs or can still start.
      </p>
    ),
  },
  {
    id: 'passwords',
    title: 'Passwords',
    body: (
      <ul>
        <li>They are kept as argon2id hashes. Nobody can read one, including us.</li>
        <li>
          Guessing is slowed by where it comes from, so that a classmate cannot lock a candidate out of an exam by
          typing wrong passwords.
        </li>
        <li>Students get theirs on a printed slip. A new slip ends the old password.</li>
        <li>Sessions are cookies that no script can read and that are never sent with a request from another site.</li>
      </ul>
    ),
  },
  {
    id: 'exam',
    title: 'A fair exam',
    body: (
      <ul>
        <li>The server keeps the time. Changing a computer’s clock changes nothing.</li>
        <li>Each candidate gets the questions and options in a different order.</li>
        <li>
          Every save keeps its address, its time and its number in a log that is only added to. Leaving the page is
          noted, a second device is noted.
        </li>
        <li>All of it is evidence for people. No program punishes a candidate.</li>
      </ul>
    ),
  },
  {
    id: 'kept',
    title: 'Saved means saved',
    body: (
      <p>
        An answer is acknowledged when it is on the server’s disk and not before. A mark can be worked out again from
        the log at any time, with the same result.
      </p>
    ),
  },
  {
    id: 'pages',
    title: 'Our pages contact nobody else',
    body: (
      <p>
        No tracker, no advertising, no font or script from another company. No page asks another host for anything,
        which is also why an exam runs in a hall without internet.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Students and the law',
    body: (
      <p>
        We ask for no more of a student than an exam needs: a name, a student ID, a class. The school’s data belongs to
        the school, as the <a href="/terms">terms</a> say: it can ask for a copy, a correction, and erasure, under the
        Nigeria Data Protection Act 2023.
      </p>
    ),
  },
  {
    id: 'report',
    title: 'Found a security problem?',
    body: (
      <p>
        Tell us through <a href="/support">Support</a> before you tell others. Say what you did and what you saw; please
        stop at the first thing that is not yours.
      </p>
    ),
  },
]

export function Security() {
  return (
    <InfoPage
      title="Security"
      lead="How schools are kept apart, how answers are kept safe, and how an exam is kept fair."
      sections={sections}
    />
  )
}
