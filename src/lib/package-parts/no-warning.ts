/** tiny-warning as it is in a production build: it says nothing. */
export default function warning(): void {
  // formik warns developers of mistakes that the types rule out.
}
