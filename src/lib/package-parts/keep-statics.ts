/** Replaces hoist-non-react-statics, which only formik's `connect` needs; no component is connected here. */
export default function keepStatics<Component>(component: Component): Component {
  return component;
}
