import { brand } from '../../platform/brand.ts'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { mainHostAddress } from './place.ts'

/** Below our own host a name that no school here has. */
export function UnknownSchool() {
  const home = mainHostAddress(window.location)
  return (
    <FormFrame title="No such school">
      <Note tone="red">
        There is no school at {window.location.hostname}. Check the address on your slip, or ask your school.
      </Note>
      <FormLinks>
        <a href={`${home}/login`}>Sign in at {new URL(home).hostname}</a>
        <a href={`${home}/`}>{brand.name} home</a>
      </FormLinks>
    </FormFrame>
  )
}
