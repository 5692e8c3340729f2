import { brand } from '../../platform/brand.ts'
import { CompanyPlace, IfSaid, mailLink, said } from '../contact/company-words.tsx'
import { InfoPage } from './info-page.tsx'

const sections = [
  {
    id: 'what',
    title: 'What it does',
    body: (
      <>
        <p>
          A school signs up, its teachers build a question bank and set papers, its students sit them on whatever device
          is at hand, and the papers are marked automatically. {brand.name} is used for class tests, end-of-term
          examinations and WAEC-style mocks.
        </p>
        <p>
          It is made for real school days: four hours of light, one router, three brands of tablet, and three hundred
          candidates who all press Start in the same minute.
        </p>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we promise',
    body: (
      <>
        <p>Nothing a candidate has answered is lost. That is one sentence and most of our work:</p>
        <ul>
          <li>The screen says that an answer is saved on the device, or on the server, only once it is.</li>
          <li>
            The network may be down for an hour. The candidate keeps going, and unsent answers are sent when it is back.
          </li>
          <li>
            The computer may go off. The paper opens where the candidate left it, on the same computer or another.
          </li>
          <li>
            We test this the hard way: our test servers are killed in the middle of an exam, again and again, and every
            answer is counted afterwards.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who it serves',
    body: (
      <ul>
        <li>
          <b>School administrators</b> add subjects, teachers and students, issue sign-in slips and see how each exam
          went.
        </li>
        <li>
          <b>Teachers</b> write questions once, set exams from them, start them and read the results.
        </li>
        <li>
          <b>Students</b> need no email and no phone: only a student ID and the password on their slip.
        </li>
      </ul>
    ),
  },
  {
    id: 'where',
    title: 'Where we are',
    body: (
      <p>
        <CompanyPlace />.<IfSaid word="phone"> Call {said('phone')}.</IfSaid>
        <IfSaid word="email"> Write to {mailLink}.</IfSaid> How to reach us is under <a href="/support">Support</a>.
      </p>
    ),
  },
]

export function About() {
  return (
    <InfoPage
      title={`About ${brand.name}`}
      lead="Computer-based testing made in Nigeria, for schools where the light goes, the network drops and the exam still has to be fair."
      sections={sections}
    />
  )
}
