import styles from './statistics.module.css'

/** The strip of the specification, part 1, section 1. */
const statistics = [
  { number: '10,000+', label: 'students' },
  { number: '150+', label: 'schools' },
  { number: '500+', label: 'teachers' },
  { number: '98%', label: 'success rate' },
] as const

export function Statistics() {
  return (
    <section className={styles.strip} aria-label="In numbers">
      <ul className={styles.row}>
        {statistics.map(({ number, label }) => (
          <li key={label}>
            <b>{number}</b> {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
