import { cleanSubdomain, subdomainProblem, subdomainTaken } from '@sabimark/domain/school/subdomain.ts'
import { Field } from '../frame/field.tsx'
import styles from './subdomain-field.module.css'
import { useAvailability } from './use-availability.ts'

type SubdomainFieldProps = { value: string; onChange: (cleaned: string) => void; error?: string | undefined }

/** The school's short name. Says while somebody types whether it is still to be had. */
export function SubdomainField({ value, onChange, error }: SubdomainFieldProps) {
  const known = useAvailability(value)
  const isTaken = subdomainProblem(value) === subdomainTaken || known?.isFree === false
  const isFree = known?.isFree === true && error === undefined
  return (
    <div>
      <Field
        label="Domain"
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(cleanSubdomain(event.target.value))}
        error={error ?? (isTaken ? subdomainTaken : undefined)}
        hint="Your school’s short name: students type it to sign in. Lowercase letters and numbers."
      />
      <p className={styles.free} role="status">
        {isFree && `✓ ${known.website} is free`}
      </p>
    </div>
  )
}
