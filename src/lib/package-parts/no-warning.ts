/** tiny-warning as in a production build: does nothing. */
export default function warning(): void {
  // formik warns developers of mistakes that the types rule out.
}
