package org.example;

import java.util.List;
import java.util.Map;

/**
 * Runs everything.
 *
 * @param <T> what
 */
@Component(name = "runner")
public class Runner<T extends Comparable<T>> extends Base implements Runnable {
    private static final String QUOTE = "{\"";
    private final Map<String, Integer> counts = Map.of(
        "one", 1,
        "two", 2,
        "three", 3,
        "four", 4,
        "five", 5,
        "six", 6,
        "seven", 7
    );
    private static final String TEXT = """
        { not a brace
        """;

    // A remark.
    public Runner(String path) {
        this.path = path;
        open('{');
        close();
        open();
        close();
    }

    /** How often. */
    public int count() {
        return count;
    }

    @Override
    public <R> List<R> run(
        Function<T, R> function,
        T... items
    ) throws IOException {
        List<R> result = new ArrayList<>();
        for (T item : items) {
            result.add(function.apply(item));
        }
        return result;
    }

    abstract void later();

    enum Level { LOW, HIGH }

    interface Visitor<V> {
        V visit(Runner<?> runner);

        default void end() {
            one();
            two();
            three();
            four();
        }
    }
}
