import { TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';

/** An input to which the browser adds a calendar: drawn for the chosen theme, not black on dark. */
export const BrowserInput = styled(TextInput)`
  color-scheme: ${({ theme }) => theme.colorScheme};
`;
