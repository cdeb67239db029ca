/** Stands in for hoist-non-react-statics, which formik's `connect` calls; no component is connected here. */
export default function keepStatics<Component>(component: Component): Component {
  return component;
}
