import styles from './sign-in.module.css'

/** What a student may say of the computer; without it the session ends soon after handing in. */
export function OwnDevice() {
  return (
    <label className={styles.own}>
      <input type="checkbox" name="isOwnDevice" />
      <span className={styles.ownWords}>
        This is my own device
        <small>Leave this unticked on a school computer.</small>
      </span>
    </label>
  )
}
