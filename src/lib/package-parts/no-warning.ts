/** tiny-warning in a production build, where it says nothing. */
export default function warning(): void {
  // What it would say to developers, formik's documentation says.
}
