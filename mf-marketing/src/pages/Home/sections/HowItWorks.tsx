import { Steps } from '../../../components/Steps/Steps';
import { Section } from './Section';

export const HowItWorks = () => (
  <Section title="From camera roll to crayons in four steps">
    <Steps level={3} />
  </Section>
);
