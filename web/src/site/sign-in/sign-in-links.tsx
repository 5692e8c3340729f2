import { FormLinks } from '../frame/form-frame.tsx'

/** The ways on from the product's own sign-in page. That of a school offers nobody to sign up another. */
export function SignInLinks() {
  return (
    <FormLinks>
      <span>
        New here? <a href="/signup">Sign up your school</a>
      </span>
      <a href="/">Back to Home</a>
    </FormLinks>
  )
}
