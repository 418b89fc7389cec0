import { Box, Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useTheme } from 'styled-components';
import type { FunnelDay, FunnelGroup } from '../../funnel/funnel-report';
import { shortDay } from './period';

interface ChartsProps {
  /** None where groups cannot be added up. */
  days: readonly FunnelDay[];
  /** The first of them; there may be more in the table. */
  groups: readonly FunnelGroup[];
  reached: string;
}

const MOST_BARS = 10;
const WORDS = { registrations: 'Регистрации', orders: 'Заказы' };

/**
 * The figures drawn. Who cannot see them has the tables beside, so the drawings are silent. Visits and orders differ a
 * hundredfold: each has a scale of its own.
 */
export default function Charts({ days, groups, reached }: ChartsProps) {
  const { primary600, success500, neutral200, neutral600, neutral0 } = useTheme().colors;
  const marks = { fill: neutral600, fontSize: 12 };
  const plate = { background: neutral0, borderColor: neutral200, color: neutral600 };
  const still = { isAnimationActive: false, dot: days.length < 2 };
  const overDays = (lines: ReactElement[]) => (
    <LineChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
      <CartesianGrid stroke={neutral200} vertical={false} />
      <XAxis dataKey="day" tickFormatter={shortDay} tick={marks} minTickGap={24} />
      <YAxis allowDecimals={false} tick={marks} width={48} />
      <Tooltip labelFormatter={(day) => shortDay(String(day))} contentStyle={plate} />
      <Legend />
      {lines}
    </LineChart>
  );
  return (
    <>
      {days.length > 0 && (
        <>
          <Drawing title={`${reached} по дням`}>
            {overDays([
              <Line
                key="reached"
                dataKey="reached"
                name={reached}
                stroke={primary600}
                {...still}
                strokeWidth={2}
              />,
            ])}
          </Drawing>
          <Drawing title="Регистрации и заказы по дням">
            {overDays([
              <Line
                key="r"
                dataKey="registrations"
                name={WORDS.registrations}
                stroke={primary600}
                {...still}
              />,
              <Line
                key="o"
                dataKey="orders"
                name={WORDS.orders}
                stroke={success500}
                {...still}
                strokeDasharray="6 3"
              />,
            ])}
          </Drawing>
        </>
      )}
      {groups.length > 0 && (
        <Drawing title="Регистрации и заказы" height={64 + 44 * Math.min(groups.length, MOST_BARS)}>
          <BarChart data={groups.slice(0, MOST_BARS)} layout="vertical" accessibilityLayer={false}>
            <CartesianGrid stroke={neutral200} horizontal={false} />
            <XAxis type="number" allowDecimals={false} tick={marks} />
            <YAxis type="category" dataKey="name" tick={marks} width={200} />
            <Tooltip contentStyle={plate} cursor={{ fill: neutral200, opacity: 0.4 }} />
            <Legend />
            <Bar
              dataKey="registrations"
              name={WORDS.registrations}
              fill={primary600}
              isAnimationActive={false}
            />
            <Bar dataKey="orders" name={WORDS.orders} fill={success500} isAnimationActive={false} />
          </BarChart>
        </Drawing>
      )}
    </>
  );
}

interface DrawingProps {
  title: string;
  height?: number;
  children: ReactElement;
}

function Drawing({ title, height = 240, children }: DrawingProps) {
  return (
    <Box tag="figure" margin={0} aria-hidden>
      <Typography variant="sigma" textColor="neutral600" tag="figcaption">
        {title}
      </Typography>
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </Box>
  );
}
