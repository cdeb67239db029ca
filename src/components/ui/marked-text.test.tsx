import { render, screen } from '@testing-library/react';
import { MarkedText } from './marked-text';

const link = (words: string) => <a href="/terms/">{words}</a>;

it('renders marked words its own way and keeps the sentence', () => {
  const { container } = render(
    <MarkedText text="I accept the <terms>Terms</terms> and <b>more</b>." marks={{ terms: link }} />,
  );
  expect(container).toHaveTextContent('I accept the Terms and more.');
  expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument();
});

it.each(['5 < 6', '<terms>open', '<script>alert(1)</script>', ''])('shows %j as text', (text) => {
  const { container } = render(<MarkedText text={text} marks={{ terms: link }} />);
  expect(container.querySelector('script, a')).toBeNull();
  expect(container.textContent).toBe(text.replace('<script>', '').replace('</script>', ''));
});
