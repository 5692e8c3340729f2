import type { SignInPlace } from '@sabimark/contract/answers.ts'
import { useEffect, useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { FormFrame } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { endedWords } from '../sign-in/ended-words.ts'
import { askPlace, maySpeakForSchool } from '../sign-in/place.ts'
import { SchoolFoot, SchoolSide } from '../sign-in/school-face.tsx'
import styles from '../sign-in/sign-in.module.css'
import { UnknownSchool } from '../sign-in/unknown-school.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Asked once, as soon as this file is here. */
let asking: Promise<SignInPlace | null> | null = null

/** Asked again when the server could not be reached. */
async function knownPlace(): Promise<SignInPlace | null> {
  asking ??= askPlace()
  const place = await asking
  if (place === null) asking = null
  return place
}

function titleOf(place: SignInPlace | null | undefined): string {
  // Its face says whose page it is, once and large; and the product's name stands on none that may turn out to be a school's.
  const isSchools = place === undefined ? maySpeakForSchool(window.location.hostname) : place?.isOwnHost
  return isSchools ? 'Welcome' : `Welcome to ${brand.name}`
}

/** The school's face where the page is one's; the product's own side elsewhere, and neither before it is known. */
function sideOf(place: SignInPlace | null | undefined) {
  if (place === undefined) return null
  return place?.school ? <SchoolSide school={place.school} /> : undefined
}

export default function Login() {
  const [place, setPlace] = useState<SignInPlace | null>()
  const ended = endedWords(window.location.search)
  const findPlace = async () => {
    const found = await knownPlace()
    setPlace(found)
    return found
  }
  useEffect(() => {
    void knownPlace().then(setPlace)
  }, [])
  const name = place?.isOwnHost ? place.school?.name : undefined
  useEffect(() => {
    if (name) document.title = `Welcome to ${name} · ${brand.name}`
  }, [name])
  if (place?.isOwnHost && !place.school) return <UnknownSchool />
  return (
    <FormFrame title={titleOf(place)} lead="Sign in to continue." side={sideOf(place)}>
      {ended && (
        <div className={styles.ended}>
          <Note tone="blue">{ended}</Note>
        </div>
      )}
      <SignInForm place={place} findPlace={findPlace} />
      {place?.school && <SchoolFoot school={place.school} isOwnHost={place.isOwnHost} />}
    </FormFrame>
  )
}
