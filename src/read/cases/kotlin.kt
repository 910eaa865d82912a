package org.example

import kotlin.math.max
import org.example.store.Store

/** Runs everything. */
@Service
class Runner<T : Any>(
    private val store: Store,
    val path: String = "{",
) : Base(path), Runs {
    /** How often. */
    var count: Int = 0
        private set

    val twice: Int
        get() = count * 2

    private val limits = mapOf(
        "one" to 1,
        "two" to 2,
        "three" to 3,
        "four" to 4,
        "five" to 5,
        "six" to 6,
        "}" to 7,
    )

    init {
        one()
        two()
        three()
        four()
        five()
    }

    override suspend fun run(items: List<T>): Map<String, T> {
        val raw = """
            { not a brace
        """
        return items.associateBy { item ->
            "$item $raw"
        }
    }

    fun kind(x: Int): String = when (x) {
        1 -> "one"
        2 -> "two"
        3 -> "three"
        4 -> "four"
        else -> "many"
    }

    companion object {
        const val LIMIT = 10
        fun make() = Runner<Any>(Store())
    }
}

enum class Level { LOW, HIGH }

data class Point(val x: Int, val y: Int)
