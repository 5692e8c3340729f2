import styles from './picture-picker.module.css'

/** A picture of a person that nobody changes here. */
export function PictureFrame({ alt, src }: { alt: string; src: string }) {
  return (
    <div className={styles.frame} data-kind="photo">
      <img src={src} alt={alt} loading="lazy" />
    </div>
  )
}
