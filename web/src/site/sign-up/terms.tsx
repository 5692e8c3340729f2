import styles from './terms.module.css'

/** The box without which nobody signs up. */
export function Terms({ error }: { error?: string | undefined }) {
  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name="agreeToTerms"
          aria-invalid={error !== undefined}
          aria-describedby={error && 'terms-error'}
        />
        <span>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms and conditions
          </a>
        </span>
      </label>
      {error && (
        <p className={styles.error} id="terms-error">
          {error}
        </p>
      )}
    </div>
  )
}
