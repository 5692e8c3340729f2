import { brand } from '../../platform/brand.ts'
import { InfoPage } from './info-page.tsx'

const sections = [
  {
    id: 'account',
    title: '1. The account',
    body: (
      <p>
        The person who signs up acts for the school and may bind it. The school decides who gets an account, what each
        person may do, and when an account ends. Passwords are for one person each.
      </p>
    ),
  },
  {
    id: 'data',
    title: '2. The school’s data',
    body: (
      <p>
        Questions, exams, answers and results belong to the school. We keep them to run the service for it and for
        nothing else; we do not sell them and do not show them to other schools. The school can ask for a copy, for a
        correction, and for erasure.
      </p>
    ),
  },
  {
    id: 'students',
    title: '3. Students',
    body: (
      <p>
        Most students are children. The school is responsible for having the right to enter their data, as the Nigeria
        Data Protection Act 2023 requires. We ask for no more than an exam needs: a name, a student ID, a class. Email
        and phone are never required of a student.
      </p>
    ),
  },
  {
    id: 'marks',
    title: '4. Exams and marks',
    body: (
      <p>
        Every answer that reached the server is kept with its time. Marks follow the key the school set; when the key is
        corrected, the marks can be worked out again. Whether a result counts is the school’s decision: no program
        punishes a candidate.
      </p>
    ),
  },
  {
    id: 'payment',
    title: '5. Plans and payment',
    body: <p>Plans are priced per term. A change of plan takes effect at the next billing cycle.</p>,
  },
  {
    id: 'fair-use',
    title: '6. Fair use',
    body: (
      <p>
        Do not try to reach another school’s data, to break the service, or to put in material you have no right to use.
      </p>
    ),
  },
  {
    id: 'ending',
    title: '7. Ending the agreement',
    body: (
      <>
        <p>
          The school may leave at any time and take its data with it. A sign-up whose email is not verified within 48
          hours is removed, and its domain becomes free again.
        </p>
        <p>
          <a href="/signup">Back to sign up</a>
        </p>
      </>
    ),
  },
]

/** What a school and the product owe each other, in plain words. */
export function Terms() {
  return (
    <InfoPage
      title="Terms and conditions"
      lead={`The agreement between a school and ${brand.name}, as short as we could make it.`}
      sections={sections}
    />
  )
}
