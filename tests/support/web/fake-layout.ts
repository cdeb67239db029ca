/**
 * jsdom has no layout. With this every element is laid out unless it is `hidden` or inside something that is; the
 * result lists what was scrolled to.
 */
export function layOutEverything(): readonly Element[] {
  const scrolledTo: Element[] = [];
  Element.prototype.getClientRects = function getClientRects() {
    return (this.closest('[hidden]') ? [] : [{}]) as never;
  };
  Element.prototype.scrollIntoView = function scrollIntoView() {
    if (this.getClientRects().length > 0) scrolledTo.push(this);
  };
  return scrolledTo;
}
