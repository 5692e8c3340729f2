import { useEffect } from 'react'
import '../../platform/theme/brand-font.css'
import { brand } from '../../platform/brand.ts'
import { Bubble } from '../../platform/ui/bubble.tsx'
import { Logo } from '../../platform/ui/logo.tsx'
import { AnswerSheet } from '../door/answer-sheet.tsx'
import styles from './landing.module.css'
import { TopBar } from './top-bar.tsx'

const steps = [
  ['A', 'The school signs up', 'One form and one mail. The classes SS1A to SS3C are there at once.'],
  ['B', 'Teachers set the paper', 'Build a question bank once, then choose questions, marks, classes and a time.'],
  ['C', 'Students sit it', 'On the computers, tablets or phones at hand, with a slip that says how to sign in.'],
  ['D', 'The marks come out', 'Objective questions are marked the moment a script is handed in.'],
] as const

const safeties = [
  [
    'The network may go',
    'Answers are kept on the device first and sent when the network is back. The screen always says which is which.',
  ],
  [
    'The computer may go off',
    'Sign in again, on the same computer or another: every answer that reached the server, the flags and the right time left are there.',
  ],
  [
    'The clock is the same for all',
    'The server keeps the time. Changing the clock of a computer changes nothing, and at zero the paper hands itself in.',
  ],
  [
    'No internet in the hall',
    'It runs on one laptop and a router. The pages ask no other computer in the world for anything.',
  ],
  [
    'A school sees only itself',
    'The database keeps schools apart, not only the screens. Nobody reads another school’s questions or results.',
  ],
] as const

/** The first page: what it is, for whom, and the two doors. Every sentence is something the product does. */
export default function Landing() {
  useEffect(() => {
    document.title = `${brand.name} · ${brand.promise}`
    // The page is drawn after the browser has looked for the anchor.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <TopBar />
      <main>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1>{brand.promise}</h1>
            <p>
              {brand.name} runs timed tests for Nigerian secondary schools, from class quizzes to WAEC-style mocks.
              Students answer on whatever device is at hand, and no answer is lost when the network or the light goes.
            </p>
            <div className={styles.doors}>
              <a href="/signup" className={styles.primary}>
                Sign up your school
              </a>
              <a href="/login" className={styles.secondary}>
                Sign in
              </a>
            </div>
          </div>
          <div className={styles.picture}>
            <AnswerSheet />
          </div>
        </section>

        <section className={styles.how} id="how" aria-labelledby="how-title">
          <div className={styles.inner}>
            <h2 id="how-title">From the first form to the marks</h2>
            <ol>
              {steps.map(([letter, title, line]) => (
                <li key={letter}>
                  <span aria-hidden="true">
                    <Bubble size="touch" state={letter === 'D' ? 'filled' : 'empty'}>
                      {letter}
                    </Bubble>
                  </span>
                  <div>
                    <h3>{title}</h3>
                    <p>{line}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>

        <section className={styles.safe} id="safe" aria-labelledby="safe-title">
          <h2 id="safe-title">What is safe, whatever happens</h2>
          <dl>
            {safeties.map(([title, line]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
      <footer className={styles.foot}>
        <div className={styles.inner}>
          <Logo />
          <nav aria-label="Footer">
            <a href="/login">Sign in</a>
            <a href="/signup">Sign up</a>
            <a href="/terms">Terms</a>
          </nav>
        </div>
      </footer>
    </>
  )
}
