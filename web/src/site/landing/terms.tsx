import { useEffect } from 'react'
import { brand } from '../../platform/brand.ts'
import styles from './terms.module.css'
import { TopBar } from './top-bar.tsx'

/** What a school and the product owe each other, in plain words. */
export default function Terms() {
  useEffect(() => {
    document.title = `Terms · ${brand.name}`
  }, [])
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>Terms and conditions</h1>
        <p className={styles.lead}>The agreement between a school and {brand.name}, as short as we could make it.</p>
        <h2>1. The account</h2>
        <p>
          Whoever signs up acts for the school and may bind it. The school decides who gets an account, what each person
          may do, and when an account ends. Passwords are for one person each.
        </p>
        <h2>2. The school's data</h2>
        <p>
          Questions, exams, answers and results belong to the school. We keep them to run the service for it and for
          nothing else; we do not sell them and do not show them to other schools. The school can ask for a copy, for a
          correction, and for erasure.
        </p>
        <h2>3. Pupils</h2>
        <p>
          Most pupils are children. The school answers for having the right to enter their data, as the Nigeria Data
          Protection Act 2023 asks of it. We ask for no more than an exam needs: a name, a student ID, a class. Email
          and phone are never required of a pupil.
        </p>
        <h2>4. Exams and marks</h2>
        <p>
          Every answer that reached the server is kept with its time. Marks follow the key the school set; when the key
          is corrected, the marks can be worked out again. Whether a result counts is the school's decision: no program
          punishes a candidate.
        </p>
        <h2>5. Plans and payment</h2>
        <p>Plans are priced per term. A change of plan takes effect at the next billing cycle.</p>
        <h2>6. Fair use</h2>
        <p>
          Do not try to reach another school's data, to break the service, or to put in material you have no right to
          use.
        </p>
        <h2>7. Ending it</h2>
        <p>
          The school may leave at any time and take its data with it. A sign-up whose email is not verified within 48
          hours is given up and its domain becomes free again.
        </p>
        <p className={styles.back}>
          <a href="/signup">Back to sign up</a>
          <a href="/">Back to Home</a>
        </p>
      </main>
    </>
  )
}
